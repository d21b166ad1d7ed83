import { createContext, useContext } from '@wordpress/element';
import type { ComponentType } from 'react';

/** Settings as the server has them. */
export interface Stored< Value > {
	value: Value;
	/** Sent with a change as If-Match. */
	etag: string | null;
}

export interface SectionProps< Value > {
	value: Value;
	onChange: ( value: Value ) => void;
}

/** Settings of a component: read together, saved by one request, shown in sections. */
export interface SettingsPart {
	read: ( signal?: AbortSignal ) => Promise< Stored< unknown > >;
	/** Called only where something has changed. */
	write: ( next: unknown, stored: Stored< unknown > ) => Promise< void >;
	Sections: ComponentType< SectionProps< unknown > >;
	/** Sections below those of all components. */
	LastSections?: ComponentType< SectionProps< unknown > >;
}

/** A part whose value has a type; the settings screen handles the values of all parts alike. */
export const settingsPart = < Value >( part: {
	read: ( signal?: AbortSignal ) => Promise< Stored< Value > >;
	write: ( next: Value, stored: Stored< Value > ) => Promise< void >;
	Sections: ComponentType< SectionProps< Value > >;
	LastSections?: ComponentType< SectionProps< Value > >;
} ): SettingsPart => part as unknown as SettingsPart;

/** Loads a part. */
export type SettingsLoader = () => Promise< SettingsPart >;

const SettingsParts = createContext< readonly SettingsLoader[] >( [] );

export const SettingsPartsProvider = SettingsParts.Provider;

/** The parts of all components, as the app has listed them. */
export const useSettingsParts = () => useContext( SettingsParts );
