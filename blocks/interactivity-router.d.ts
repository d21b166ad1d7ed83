/** WordPress has the module; its package is not installed. */
declare module '@wordpress/interactivity-router' {
	export const actions: {
		navigate: (
			href: string,
			options?: {
				force?: boolean;
				html?: string;
				replace?: boolean;
				loadingAnimation?: boolean;
				screenReaderAnnouncement?: boolean;
			}
		) => Promise< void >;
	};
}
