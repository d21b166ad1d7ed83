declare module 'parse-full-name' {
	interface ParsedName {
		title: string;
		first: string;
		middle: string;
		last: string;
		nick: string;
		suffix: string;
		error: string[];
	}

	/** With 0 for `fixCase` letters stay as they are, with 0 for `useLongLists` only common titles and particles are known. */
	export function parseFullName(
		name: string,
		part: 'all',
		fixCase: 0,
		stopOnError: 0,
		useLongLists: 0
	): ParsedName;
}
