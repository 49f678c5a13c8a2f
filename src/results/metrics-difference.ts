export { type Difference, differencesOf } from '../docmetrics/loss-difference.ts';
