import type { ComponentType } from 'react';
import type { ComponentName, PageSlug } from './boot';
import type { OwnSectionLoader } from './own-sections';
import type { SettingsLoader } from './settings/part';

/** A screen, loaded when it is opened. */
export interface ScreenRoute {
	/** The slug of its page in WordPress's menu. */
	page: PageSlug;
	/** A number in the address that names what the screen shows. Such a screen goes before the one of the page itself. */
	param?: string;
	/** Names the file that `npm run build:admin` makes of it; PHP sends it along (`chunks` of `Svc\Kernel\Admin\Screen`). */
	load: () => Promise< ComponentType< ScreenProps > >;
}

export interface ScreenProps {
	/** The number that `param` has in the address; 0 without one. */
	id: number;
}

/**
 * What a component of the plugin adds to the dashboard: one file `admin/<component>/index.ts` each, listed in
 * `admin/app/components.ts`. Its commands are listed in `admin/commands.ts`: they run on every page of the
 * dashboard, in a script that loads none of the screens.
 */
export interface Component {
	name: ComponentName;
	screens: readonly ScreenRoute[];
	/** Parts of the settings screen. */
	settings: readonly SettingsLoader[];
	/** Sections of My profile. */
	ownSections?: readonly OwnSectionLoader[];
}
