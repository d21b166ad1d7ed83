import type { Settings } from '../../client/src/settings/settings-schemas.js';
import type { Role } from '../../client/src/users/vocabulary.js';
import type { FieldChoice, FieldRow } from './form/field-row';

/** A component of the plugin: its REST namespace without the version. */
export type ComponentName = keyof Settings[ 'components' ];

/** As Svc\Kernel\Admin\Screens names it. */
interface ComponentState {
	name: ComponentName;
	title: string;
	isOn: boolean;
	isOptional: boolean;
}

/** A page of the plugin in WordPress's menu. */
export type PageSlug = `svc-${ string }`;

export interface CustomField {
	key: string;
	label: string;
	type: 'string' | 'integer' | 'boolean';
	visibility: 'public' | 'intranet' | 'private';
	searchable: boolean;
}

/** A role as people read it: with the label of the settings, or else the default one. */
export interface RoleChoice extends FieldChoice {
	value: Role;
	defaultLabel: string;
	isHidden: boolean;
}

/** What Svc\Users\Screens\BootData says: the current user, and what they may do. */
export interface BootData {
	/** Where the script's parts are. */
	assets: string;
	page: PageSlug;
	/** Every component, in the order of the plugin's list. */
	components: ComponentState[];
	/** Whether WordPress is new enough to share its components with DataViews. */
	hasTheme: boolean;
	adminUrl: string;
	restUrl: string;
	siteId: number;
	/** Of the site: a name, or an offset such as "+05:30". */
	timeZone: string;
	me: { userId: number; profileId: number | null; isPerson: boolean };
	mayManage: boolean;
	mayCreateUsers: boolean;
	mayUpload: boolean;
	mayPublishPages: boolean;
	/** The menus of this site. */
	mayEditMenus: boolean;
	isNetwork: boolean;
	/** For accounts made here; on single sites WordPress gives its own. */
	defaultRole: string;
	ownerFields: string[];
	/** All roles, with the labels of the settings. */
	roles: RoleChoice[];
	/** The fields of a person that the caller may see; `Svc\Users\Fields\FormRows` makes them. */
	fields: FieldRow[];
	/** Where the page of a public person is, without the profile's ID, and which roles have one; null where the pages are off. */
	personPages: { url: string; roles: string[] } | null;
	/** For administrators, who see in the settings what code on the site has added. */
	customFields: CustomField[];
}

declare global {
	interface Window {
		svcAdmin: BootData;
	}
}

export const boot = (): BootData => window.svcAdmin;
