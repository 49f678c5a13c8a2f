/** Version of the metrics: it rises when the same page can score differently. */
export const METRICS_VERSION = '1';
