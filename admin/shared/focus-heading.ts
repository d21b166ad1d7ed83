/** Moves the focus to the heading of the screen, in place of an element that is no longer there. */
export const focusHeading = (): void =>
	document
		.querySelector< HTMLElement >( '.svc-screen h1' )
		?.focus( { preventScroll: true } );
