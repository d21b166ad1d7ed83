import './style.scss';
import { boot } from '../shared/boot';
import type { Component } from '../shared/component';

/** DataViews is in the file of the people, which loads those of the lists. */
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
			load: async () => ( await ( await lists() ).leads() ).Leads,
		},
		{
			page: 'svc-lead-pages',
			param: 'stats',
			load: async () =>
				( await ( await lists() ).pages() ).PageStatistics,
		},
		{
			page: 'svc-lead-pages',
			load: async () => ( await ( await lists() ).pages() ).Pages,
		},
		{
			page: 'svc-lead-deliveries',
			param: 'webhooks',
			load: async () => ( await ( await lists() ).deliveries() ).Webhooks,
		},
		{
			page: 'svc-lead-deliveries',
			load: async () =>
				( await ( await lists() ).deliveries() ).Deliveries,
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
