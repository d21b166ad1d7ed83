import { createContext, lazy, Suspense, useContext } from '@wordpress/element';
import type { ComponentType, LazyExoticComponent } from 'react';

/** Loads a section. */
export type OwnSectionLoader = () => Promise< ComponentType >;

type LazySection = LazyExoticComponent< ComponentType >;

export const lazySection = ( load: OwnSectionLoader ): LazySection =>
	lazy( () => load().then( ( section ) => ( { default: section } ) ) );

const Sections = createContext< readonly LazySection[] >( [] );

export const OwnSectionsProvider = Sections.Provider;

/** What the components add to My profile, as the app has listed it. */
export const OwnSections = () => (
	<Suspense fallback={ null }>
		{ useContext( Sections ).map( ( Section, index ) => (
			<Section key={ index } />
		) ) }
	</Suspense>
);
