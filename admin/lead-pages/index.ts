import './style.scss';
import { boot } from '../shared/boot';
import type { Component } from '../shared/component';

/** DataViews is in the file of the people, which loads that of the lists. */
const lists = () =>
	( boot().hasTheme
		? import( /* webpackChunkName: "people" */ './lists-modern' )
		: import( /* webpackChunkName: "people-older" */ './lists-older' )
	).then( ( { screens } ) => screens() );

/** Leads: their inbox, pages, deliveries and settings. WordPress's editor for a page has a script of its own, `editor`. */
export const leadPages: Component = {
	name: 'lead-pages',
	screens: [
		{
			page: 'svc-leads',
			load: () => lists().then( ( { Leads } ) => Leads ),
		},
		{
			page: 'svc-lead-pages',
			param: 'stats',
			load: () =>
				lists().then( ( { PageStatistics } ) => PageStatistics ),
		},
		{
			page: 'svc-lead-pages',
			load: () => lists().then( ( { Pages } ) => Pages ),
		},
		{
			page: 'svc-lead-deliveries',
			param: 'webhooks',
			load: () => lists().then( ( { Webhooks } ) => Webhooks ),
		},
		{
			page: 'svc-lead-deliveries',
			load: () => lists().then( ( { Deliveries } ) => Deliveries ),
		},
		{
			page: 'svc-lead-settings',
			load: () =>
				import(
					/* webpackChunkName: "lead-settings" */ './settings'
				).then( ( { LeadSettings } ) => LeadSettings ),
		},
	],
	settings: [],
};
