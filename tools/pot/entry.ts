/** A text to translate, with its place in the code. */
export interface Entry {
	text: string;
	plural?: string;
	context?: string;
	/** What the code says to translators. */
	comment?: string;
	/** From the project's folder. */
	file: string;
	line: number;
	/** Where browsers load it from. */
	scripts?: string[];
}
