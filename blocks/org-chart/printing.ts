// Loaded with the first use of the button.

const alone = 'svc-prints-org-chart';
const way = 'svc-print-way';

/** Prints an org chart without the rest of its page. */
export function print( chart: HTMLElement ) {
	const above: Element[] = [];
	for (
		let element: Element | null = chart;
		element;
		element = element.parentElement
	) {
		above.push( element );
	}
	const mark = ( isOn: boolean ) => {
		document.documentElement.classList.toggle( alone, isOn );
		above.forEach( ( element ) => element.classList.toggle( way, isOn ) );
	};
	mark( true );
	window.addEventListener( 'afterprint', () => mark( false ), {
		once: true,
	} );
	window.print();
}
