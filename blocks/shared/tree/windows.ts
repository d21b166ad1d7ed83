/** The reports of a manager that are shown: the index of the first, and the index after the last. */
export interface Window {
	from: number;
	to: number;
}

/** As many as the server shows at a time: ChartWindow::STEP. */
export const step = 50;

export const before = ( { from }: Window ): Window => ( {
	from: Math.max( 0, from - step ),
	to: from,
} );

export const after = ( { to }: Window, total: number ): Window => ( {
	from: to,
	to: Math.min( total, to + step ),
} );

/** The page of the list that has the one sought. */
export const around = ( index: number, total: number ): Window => {
	const from = Math.floor( index / step ) * step;
	return { from, to: Math.min( total, from + step ) };
};

export const both = ( one: Window, other: Window ): Window => ( {
	from: Math.min( one.from, other.from ),
	to: Math.max( one.to, other.to ),
} );
