/** Three different indices. */
type Triple = readonly [number, number, number];

/** Up to this many triples all are tried, beyond it as many as RANDOM_TRIPLES (S16.3, step 4). */
const ALL_TRIPLES = 20_000;
const RANDOM_TRIPLES = 2_000;
/** Seed of the random triples, that of the original (S16.3, step 4). */
const SEED = 42;

/**
 * Triples of different indices below `count`: all of them in order, or 2,000 from a fixed seed when
 * there are more than 20,000.
 *
 * @returns nothing for fewer than three
 */
export function* triplesOf(count: number): Generator<Triple> {
  if ((count * (count - 1) * (count - 2)) / 6 > ALL_TRIPLES) {
    yield* randomTriples(count);
    return;
  }
  for (let i = 0; i < count; i++) {
    for (let j = i + 1; j < count; j++) {
      for (let k = j + 1; k < count; k++) yield [i, j, k];
    }
  }
}

function* randomTriples(count: number): Generator<Triple> {
  let state = SEED;
  const below = (limit: number): number => {
    // A 32-bit linear congruential generator; its high bits are the good ones.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  for (let drawn = 0; drawn < RANDOM_TRIPLES; drawn++) {
    const i = below(count);
    let j = below(count - 1);
    if (j >= i) j++;
    let k = below(count - 2);
    for (const taken of i < j ? [i, j] : [j, i]) if (k >= taken) k++;
    yield [i, j, k];
  }
}
