import { c as Settings } from "./chunk-main.js";
// src/action/option-texts.ts
/** The options of the first step, for every later one. */
function settingsOf({ options }) {
	return new Settings({
		flags: options,
		environment: {},
		file: /* @__PURE__ */ new Map()
	});
}
/** The options as they are, but for some. */
function settingsWith(state, others) {
	return settingsOf({
		...state,
		options: {
			...state.options,
			...others
		}
	});
}
export { settingsWith as n, settingsOf as t };
