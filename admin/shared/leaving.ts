/** Asked before a screen with unsaved changes or a running task is left. */
type Question = () => Promise< boolean >;

let question: Question | null = null;

const warn = ( event: BeforeUnloadEvent ) => event.preventDefault();

/** Sets the question that is asked before the screen is left; the function that is returned removes it. */
export function askBeforeLeaving( ask: Question ): () => void {
	question = ask;
	window.addEventListener( 'beforeunload', warn );
	return () => {
		if ( question === ask ) {
			allowLeaving();
		}
	};
}

/** Whether a question is asked before the screen is left. */
export const asksBeforeLeaving = (): boolean => question !== null;

export const mayLeave = async (): Promise< boolean > =>
	question === null || question();

export function allowLeaving(): void {
	question = null;
	window.removeEventListener( 'beforeunload', warn );
}

/** While the work runs, the browser asks before the window is closed. */
export async function unlessClosed< Value >(
	work: () => Promise< Value >
): Promise< Value > {
	const ask = ( event: BeforeUnloadEvent ) => event.preventDefault();
	window.addEventListener( 'beforeunload', ask );
	try {
		return await work();
	} finally {
		window.removeEventListener( 'beforeunload', ask );
	}
}
