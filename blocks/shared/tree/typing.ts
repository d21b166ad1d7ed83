const pause = 600;

/** Letters typed one soon after another are one word. */
export class Typing {
	private text = '';
	private last = -Infinity;

	/** The word so far; empty when the key is none of its letters. */
	add( key: string, now = performance.now() ): string {
		const isOn = now - this.last < pause && this.text !== '';
		const isLetter =
			[ ...key ].length === 1 &&
			( /[\p{L}\p{N}]/u.test( key ) ||
				( isOn && /[ '’.-]/.test( key ) ) );
		if ( ! isLetter ) {
			this.text = '';
			return '';
		}
		this.text = isOn ? this.text + key : key;
		this.last = now;
		return this.text;
	}
}
