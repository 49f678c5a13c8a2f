// src/docmetrics/assign.ts
/**
* Minimum-cost one-to-one assignment: all of the smaller side gets a partner.
*
* Shortest augmenting paths with potentials. O(s² · l) for the smaller side s and the larger side l.
*
* @returns for each row its column, -1 for a row without; empty for no rows
*/
function assignRows(matrix) {
	const { rows, columns } = matrix;
	if (rows <= columns) return assignSmaller(matrix);
	const columnsOfRows = new Int32Array(rows).fill(-1);
	assignSmaller(transposed(matrix)).forEach((row, column) => columnsOfRows[row] = column);
	return columnsOfRows;
}
function transposed({ rows, columns, cost }) {
	const turned = new Float64Array(cost.length);
	for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) turned[column * rows + row] = cost[row * columns + column] ?? 0;
	return {
		rows: columns,
		columns: rows,
		cost: turned
	};
}
/** The assignment when there are no more rows than columns. Index 0 stands for "none" throughout. */
function assignSmaller({ rows, columns, cost }) {
	const rowPotential = new Float64Array(rows + 1);
	const columnPotential = new Float64Array(columns + 1);
	const rowOfColumn = new Int32Array(columns + 1);
	const previous = new Int32Array(columns + 1);
	const distance = new Float64Array(columns + 1);
	const done = new Uint8Array(columns + 1);
	for (let start = 1; start <= rows; start++) {
		rowOfColumn[0] = start;
		distance.fill(1e400);
		done.fill(0);
		let column = 0;
		do {
			done[column] = 1;
			const row = rowOfColumn[column] ?? 0;
			const offset = (row - 1) * columns - 1;
			const base = rowPotential[row] ?? 0;
			let step = 1e400;
			let nearest = 0;
			for (let next = 1; next <= columns; next++) {
				if (done[next] === 1) continue;
				const reduced = (cost[offset + next] ?? 0) - base - (columnPotential[next] ?? 0);
				let best = distance[next] ?? 1e400;
				if (reduced < best) {
					best = reduced;
					distance[next] = reduced;
					previous[next] = column;
				}
				if (best < step) {
					step = best;
					nearest = next;
				}
			}
			shiftPotentials({
				rowOfColumn,
				done,
				rowPotential,
				columnPotential,
				distance
			}, step);
			column = nearest;
		} while (rowOfColumn[column] !== 0);
		while (column !== 0) {
			const before = previous[column] ?? 0;
			rowOfColumn[column] = rowOfColumn[before] ?? 0;
			column = before;
		}
	}
	const columnOfRow = new Int32Array(rows).fill(-1);
	for (let column = 1; column <= columns; column++) {
		const row = rowOfColumn[column] ?? 0;
		if (row > 0) columnOfRow[row - 1] = column - 1;
	}
	return columnOfRow;
}
function shiftPotentials({ rowOfColumn, done, rowPotential, columnPotential, distance }, step) {
	for (let column = 0; column < done.length; column++) if (done[column] === 1) {
		const row = rowOfColumn[column] ?? 0;
		rowPotential[row] = (rowPotential[row] ?? 0) + step;
		columnPotential[column] = (columnPotential[column] ?? 0) - step;
	} else distance[column] = (distance[column] ?? 0) - step;
}
export { assignRows as t };
