export { type Difference, differencesOf } from '../docmetrics/loss-difference.ts';
export {
  type MarkedCell,
  type MarkedPiece,
  markedTables,
  markedTexts,
} from '../docmetrics/loss-marks.ts';
