import type { Graph } from './graph';

/** The position of a file of `admin/`. */
interface Place {
	kind: 'entry' | 'app' | 'shared' | 'component';
	component: string;
	/** A folder of the component; empty for its own files. `shared` is not a screen. */
	screen: string;
}

function placeOf( file: string ): Place | null {
	if ( ! file.startsWith( 'admin/' ) ) {
		return null;
	}
	const [ component = '', ...rest ] = file.split( '/' ).slice( 1 );
	if ( rest.length === 0 ) {
		return { kind: 'entry', component: '', screen: '' };
	}
	if ( component === 'app' || component === 'shared' ) {
		return { kind: component, component: '', screen: '' };
	}
	const screen = rest.length > 1 ? ( rest[ 0 ] ?? '' ) : '';
	return { kind: 'component', component, screen };
}

const isScreen = ( { screen }: Place ) => screen !== '' && screen !== 'shared';

/** Why a file of the dashboard may not import another; null where it may. */
function objection( from: Place, to: Place ): string | null {
	if ( from.kind === 'entry' || to.kind === 'shared' ) {
		return null;
	}
	if ( to.kind === 'entry' ) {
		return 'only an entry imports an entry';
	}
	if ( to.kind === 'app' ) {
		return from.kind === 'app' ? null : 'only the entry imports the app';
	}
	if ( from.kind === 'shared' ) {
		return 'shared imports no component';
	}
	if ( from.kind === 'app' ) {
		return isScreen( to ) || to.screen === 'shared'
			? 'the app imports only the index of a component'
			: null;
	}
	if ( from.component !== to.component ) {
		return 'a component imports no other component';
	}
	if ( isScreen( from ) && isScreen( to ) && from.screen !== to.screen ) {
		return 'a screen imports no other screen';
	}
	return from.screen === 'shared' && isScreen( to )
		? 'what screens share imports no screen'
		: null;
}

/** Imports of the dashboard that point the wrong way, each with its reason. */
export const wrongWays = ( graph: Graph ): string[] =>
	[ ...graph ].flatMap( ( [ file, imported ] ) =>
		imported.flatMap( ( other ) => {
			const from = placeOf( file );
			const to = placeOf( other );
			const reason = from && to && objection( from, to );
			return reason
				? [ `${ file } imports ${ other }: ${ reason }` ]
				: [];
		} )
	);
