import { SlotFillProvider } from '@wordpress/components';
import { lazy, Suspense, useEffect } from '@wordpress/element';
import { boot } from '../shared/boot';
import type { ScreenRoute } from '../shared/component';
import { useQuery } from '../shared/location';
import { lazySection, OwnSectionsProvider } from '../shared/own-sections';
import { SettingsPartsProvider } from '../shared/settings/part';
import { ScreenSkeleton } from '../shared/skeleton';
import { componentsOn } from './components';
import { markInMenu } from './menu';
import { screenOf } from './route';
import { Snackbars } from './snackbars';

const components = componentsOn();
const routes = components.flatMap( ( { screens } ) => screens );
const settings = components.flatMap( ( component ) => component.settings );

const ownSections = components.flatMap( ( component ) =>
	( component.ownSections ?? [] ).map( lazySection )
);

const lazily = ( { load }: ScreenRoute ) =>
	lazy( () => load().then( ( screen ) => ( { default: screen } ) ) );

const screens = new Map( routes.map( ( one ) => [ one, lazily( one ) ] ) );

function Opened( { page }: { page: string } ) {
	const opened = screenOf( routes, page, useQuery() );
	const Screen = opened && screens.get( opened.route );
	return Screen ? <Screen key={ opened.id } id={ opened.id } /> : null;
}

/** The dashboard's shell: the screen that the address names, and notices. */
export function App() {
	const page = useQuery().get( 'page' ) ?? boot().page;
	useEffect( () => markInMenu( page ), [ page ] );
	return (
		<SlotFillProvider>
			<SettingsPartsProvider value={ settings }>
				<OwnSectionsProvider value={ ownSections }>
					<Suspense fallback={ <ScreenSkeleton /> }>
						<Opened page={ page } />
					</Suspense>
				</OwnSectionsProvider>
			</SettingsPartsProvider>
			<Snackbars />
		</SlotFillProvider>
	);
}
