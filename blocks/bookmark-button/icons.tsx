import type { JSX } from 'react';

export const paths = {
	bookmark: 'M7 4h10a1 1 0 0 1 1 1v15l-6-4.5L6 20V5a1 1 0 0 1 1-1Z',
	heart: 'M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z',
	star: 'M12 4l2.4 5.1 5.6.7-4.1 3.9 1.1 5.5-5-2.7-5 2.7 1.1-5.5L4 9.8l5.6-.7Z',
};

export type IconName = keyof typeof paths;

/** The same as the server draws, in Svc\Users\Blocks\BookmarkButton\Icon. */
export const Icon = ( { name }: { name: IconName } ): JSX.Element => (
	<svg
		className="svc-bookmark__icon"
		viewBox="0 0 24 24"
		width="24"
		height="24"
		aria-hidden="true"
		focusable="false"
	>
		<path d={ paths[ name ] } />
	</svg>
);

/** Of the block itself, in the inserter. */
export const bookmark: JSX.Element = (
	<svg viewBox="0 0 24 24" width="24" height="24">
		<path
			d={ paths.bookmark }
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
		/>
	</svg>
);
