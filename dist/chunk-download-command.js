import { $ as FetchProgressLine, ct as dataOf, lt as download } from "./chunk-run.js";
import { h as EXIT } from "./chunk-files.js";
import { t as renderDownloaded } from "./chunk-stored.js";
// src/cli/download-command.ts
/** `boobench download`: a dataset of the Hub onto the disk. */
async function downloadCommand({ settings, terminal, signal }) {
	const data = dataOf(settings);
	const progress = new FetchProgressLine(terminal.err);
	try {
		const stored = await download(data, {
			rooms: settings.list("rooms"),
			verify: true,
			prune: settings.flag("prune")
		}, {
			onProgress: (at) => progress.show(at),
			onNotice: (text) => progress.notice(text),
			signal
		});
		progress.end();
		terminal.out.write(settings.flag("json") ? `${JSON.stringify(stored, null, 2)}\n` : renderDownloaded(stored));
		return EXIT.passed;
	} finally {
		progress.end();
	}
}
export { downloadCommand };
