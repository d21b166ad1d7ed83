/** Does one thing after the other for each key; things of different keys do not wait for each other. */
export function oneAfterTheOther() {
	const last = new Map< string, Promise< void > >();
	return ( key: string, work: () => Promise< void > ): Promise< void > => {
		const done = ( last.get( key ) ?? Promise.resolve() ).then( work );
		last.set( key, done );
		return done;
	};
}
