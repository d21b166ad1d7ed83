/** The packages are not installed, because WordPress brings them; this is what the editor of templates uses of them. */
declare module '@wordpress/plugins' {
	import type { ComponentType } from 'react';

	export const registerPlugin: (
		name: string,
		settings: { render: ComponentType }
	) => void;
}

declare module '@wordpress/editor' {
	import type { ComponentType, ReactNode } from 'react';

	export const PluginDocumentSettingPanel: ComponentType< {
		name: string;
		title: string;
		className?: string;
		children: ReactNode;
	} >;
}
