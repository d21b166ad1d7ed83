import './style.scss';
import { boot } from '../shared/boot';
import type { Component } from '../shared/component';

/** DataViews is in the file of the people, which loads that of the lists. */
const lists = () =>
	( boot().hasTheme
		? import( /* webpackChunkName: "people" */ './lists-modern' )
		: import( /* webpackChunkName: "people-older" */ './lists-older' )
	).then( ( { screens } ) => screens() );

/** E-mails: templates, what was sent, signatures, and the brand. WordPress's editor for a template is a script of its own, `editor`. */
export const etb: Component = {
	name: 'etb',
	screens: [
		{
			page: 'svc-mail',
			load: () => lists().then( ( { Templates } ) => Templates ),
		},
		{
			page: 'svc-mail-sent',
			load: () => lists().then( ( { Sent } ) => Sent ),
		},
		{
			page: 'svc-mail-signatures',
			load: () => lists().then( ( { Signatures } ) => Signatures ),
		},
		{
			page: 'svc-mail-brand',
			load: () =>
				import( /* webpackChunkName: "mail-brand" */ './brand' ).then(
					( { Brand } ) => Brand
				),
		},
	],
	settings: [],
	ownSections: [
		() =>
			import(
				/* webpackChunkName: "me" */ './signatures/my-signature'
			).then( ( { MySignature } ) => MySignature ),
	],
};
