import type { IconName } from './icons';

export interface Attributes {
	/** Empty for the usual. */
	label: string;
	layout: 'icon-text' | 'icon' | 'text';
	icon: IconName;
	choosesCollection: boolean;
	showCount: boolean;
	/** `auto` shows the line, but not in lists. */
	visitors: 'auto' | 'line' | 'nothing';
	signInText: string;
	align?: 'left' | 'center' | 'right';
}
