/** Remembers in this window that it was running an import, which it resumes after a reload. */
export const runMemory = ( id: number ) => {
	const key = `svc-import-${ id }`;
	return {
		wasRunning: () => window.sessionStorage.getItem( key ) !== null,
		keep: () => window.sessionStorage.setItem( key, 'running' ),
		forget: () => window.sessionStorage.removeItem( key ),
	};
};
