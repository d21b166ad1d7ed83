import './add/style.scss';
import './chart/style.scss';
import './import/style.scss';
import './people/welcome/style.scss';
import './style.scss';
import { boot } from '../shared/boot';
import type { Component } from '../shared/component';

const lists = () =>
	boot().hasTheme
		? import( /* webpackChunkName: "people" */ './people/modern' )
		: import( /* webpackChunkName: "people-older" */ './people/older' );

/** In the same file as the people: DataViews is most of both. */
const deliveries = () =>
	boot().hasTheme
		? import( /* webpackChunkName: "people" */ './deliveries/modern' )
		: import( /* webpackChunkName: "people-older" */ './deliveries/older' );

/** People: their list, org chart and import, one's own profile, and the settings screen. */
export const users: Component = {
	name: 'users',
	screens: [
		{
			page: 'svc-people',
			param: 'user',
			load: () =>
				import( /* webpackChunkName: "person" */ './person' ).then(
					( { PersonOfUser } ) => PersonOfUser
				),
		},
		{
			page: 'svc-people',
			param: 'person',
			load: () =>
				import( /* webpackChunkName: "person" */ './person' ).then(
					( { Person } ) => Person
				),
		},
		{
			page: 'svc-people',
			param: 'trash',
			load: () => lists().then( ( { Trash } ) => Trash ),
		},
		{
			page: 'svc-people',
			load: () => lists().then( ( { People } ) => People ),
		},
		{
			page: 'svc-people-add',
			load: () =>
				import( /* webpackChunkName: "add" */ './add' ).then(
					( { AddPerson } ) => AddPerson
				),
		},
		{
			page: 'svc-people-chart',
			load: () =>
				import( /* webpackChunkName: "chart" */ './chart' ).then(
					( { OrgChart } ) => OrgChart
				),
		},
		{
			page: 'svc-people-import',
			load: () =>
				import( /* webpackChunkName: "import" */ './import' ).then(
					( { Import } ) => Import
				),
		},
		{
			page: 'svc-people-deliveries',
			load: () => deliveries().then( ( { Deliveries } ) => Deliveries ),
		},
		{
			page: 'svc-people-settings',
			load: () =>
				import( /* webpackChunkName: "settings" */ './settings' ).then(
					( { Settings } ) => Settings
				),
		},
		{
			page: 'svc-people-me',
			load: () =>
				import( /* webpackChunkName: "me" */ './me' ).then(
					( { Me } ) => Me
				),
		},
	],
	settings: [
		() =>
			import( /* webpackChunkName: "settings" */ './settings/part' ).then(
				( { peopleSettings } ) => peopleSettings
			),
		() =>
			import(
				/* webpackChunkName: "settings" */ './settings/company'
			).then( ( { companySettings } ) => companySettings ),
	],
};
