export interface Sleeper {
	sleep: ( milliseconds: number ) => Promise< void >;
	/** Ends the sleep before its time. */
	wake: () => void;
}

export function createSleeper(): Sleeper {
	let wake = () => {};
	return {
		sleep: ( milliseconds ) =>
			new Promise( ( resolve ) => {
				const timer = setTimeout( () => wake(), milliseconds );
				wake = () => {
					clearTimeout( timer );
					wake = () => {};
					resolve();
				};
			} ),
		wake: () => wake(),
	};
}
