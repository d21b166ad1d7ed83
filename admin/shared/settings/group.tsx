import type { ReactNode } from 'react';
import { HeadingLevel } from '../form/section';

interface Props {
	title: string;
	/** What the settings of the group are about. */
	help: string;
	children: ReactNode;
}

/** Sections of the settings screen under a heading. */
export const SettingsGroup = ( { title, help, children }: Props ) => (
	<div className="svc-settings__group">
		<h2>{ title }</h2>
		<p>{ help }</p>
		<HeadingLevel.Provider value={ 3 }>{ children }</HeadingLevel.Provider>
	</div>
);
