import { SlotFillProvider, Spinner } from '@wordpress/components';
import { lazy, Suspense, useEffect } from '@wordpress/element';
import { Snackbars } from './snackbars';
import { boot } from '../shared/boot';
import { useQuery } from '../shared/location';
import { markInMenu } from './menu';

const People = lazy( () =>
	( boot().hasTheme
		? import( /* webpackChunkName: "people" */ '../users/people/modern' )
		: import( /* webpackChunkName: "people-older" */ '../users/people/older' )
	).then( ( { People: screen } ) => ( { default: screen } ) )
);
const Person = lazy( () =>
	import( /* webpackChunkName: "person" */ '../users/person' ).then(
		( { Person: screen } ) => ( { default: screen } )
	)
);
const PersonOfUser = lazy( () =>
	import( /* webpackChunkName: "person" */ '../users/person' ).then(
		( { PersonOfUser: screen } ) => ( { default: screen } )
	)
);
const AddPerson = lazy( () =>
	import( /* webpackChunkName: "add" */ '../users/add' ).then(
		( { AddPerson: screen } ) => ( { default: screen } )
	)
);
const Organisation = lazy( () =>
	import( /* webpackChunkName: "chart" */ '../users/chart' ).then(
		( { Organisation: screen } ) => ( { default: screen } )
	)
);
const Import = lazy( () =>
	import( /* webpackChunkName: "import" */ '../users/import' ).then(
		( { Import: screen } ) => ( { default: screen } )
	)
);
const Settings = lazy( () =>
	import( /* webpackChunkName: "settings" */ '../users/settings' ).then(
		( { Settings: screen } ) => ( { default: screen } )
	)
);
const Me = lazy( () =>
	import( /* webpackChunkName: "me" */ '../users/me' ).then(
		( { Me: screen } ) => ( { default: screen } )
	)
);

function Screen() {
	const query = useQuery();
	const person = Number( query.get( 'person' ) ?? 0 );
	const user = Number( query.get( 'user' ) ?? 0 );
	switch ( String( query.get( 'page' ) ) ) {
		case 'svc-people-add':
			return <AddPerson />;
		case 'svc-people-chart':
			return <Organisation />;
		case 'svc-people-import':
			return <Import />;
		case 'svc-people-settings':
			return <Settings />;
		case 'svc-people-me':
			return <Me />;
		default:
			if ( user > 0 ) {
				return <PersonOfUser key={ user } id={ user } />;
			}
			return person > 0 ? (
				<Person key={ person } id={ person } />
			) : (
				<People />
			);
	}
}

export function App() {
	const page = useQuery().get( 'page' ) ?? boot().page;
	useEffect( () => markInMenu( page ), [ page ] );
	return (
		<SlotFillProvider>
			<Suspense fallback={ <Spinner className="svc-waiting" /> }>
				<Screen />
			</Suspense>
			<Snackbars />
		</SlotFillProvider>
	);
}
