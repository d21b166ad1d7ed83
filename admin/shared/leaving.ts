/** Asked before a page is left on which something is not saved. */
type Question = () => Promise< boolean >;

let question: Question | null = null;

const warn = ( event: BeforeUnloadEvent ) => event.preventDefault();

/** Until it is answered by leaving, or withdrawn, whoever goes is asked first. */
export function askBeforeLeaving( ask: Question ): () => void {
	question = ask;
	window.addEventListener( 'beforeunload', warn );
	return () => {
		if ( question === ask ) {
			leaves();
		}
	};
}

export const mayLeave = async (): Promise< boolean > =>
	question === null || question();

export function leaves(): void {
	question = null;
	window.removeEventListener( 'beforeunload', warn );
}
