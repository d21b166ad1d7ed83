import './style.scss';
import { boot } from '../shared/boot';
import type { Component } from '../shared/component';

/** DataViews is in the file of the people, which loads that of the lists. */
const lists = () =>
	( boot().hasTheme
		? import( /* webpackChunkName: "people" */ './lists-modern' )
		: import( /* webpackChunkName: "people-older" */ './lists-older' )
	).then( ( { screens } ) => screens() );

/** Leads: their inbox. */
export const leadPages: Component = {
	name: 'lead-pages',
	screens: [
		{
			page: 'svc-leads',
			load: () => lists().then( ( { Leads } ) => Leads ),
		},
	],
	settings: [],
};
