interface SiteRole {
	value: string;
	label: string;
	defaultLabel: string;
	isHidden: boolean;
}

declare global {
	interface Window {
		/** What `Svc\Users\Blocks\PeopleBlocks` says to the editor. */
		svcBlocks?: { roles?: SiteRole[] };
	}
}

/** All roles, with the labels of the settings. */
export const rolesOfSite = (): readonly SiteRole[] =>
	window.svcBlocks?.roles ?? [];
