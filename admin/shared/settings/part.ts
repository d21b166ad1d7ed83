import { createContext, useContext } from '@wordpress/element';
import type { ComponentType } from 'react';
import type { Value } from '../form/draft';
import type { FieldRows } from '../form/field-row';

/** Settings as the server has them. */
export interface Stored< Of > {
	value: Of;
	/** Sent with a change as If-Match. */
	etag: string | null;
}

export interface SectionProps< Of > {
	value: Of;
	onChange: ( value: Of ) => void;
	/** By the names of the fields, as the server has them. */
	errors: Record< string, string >;
	/** Checks a field of `rows`. */
	check: ( name: string, value?: Value ) => void;
}

/** Settings of a component: read together, saved by one request, shown in sections. */
interface Part< Of > {
	read: ( signal?: AbortSignal ) => Promise< Stored< Of > >;
	/** Called only where something has changed. */
	write: ( next: Of, stored: Stored< Of > ) => Promise< void >;
	/**
	 * For a part whose value is the draft of a form: its fields are checked before it is saved, have the server's
	 * errors, and are merged field by field after a conflict.
	 */
	rows?: () => FieldRows;
	/**
	 * For a part without `rows`: what was changed here, on top of what the server has after a conflict. Without it, the next
	 * save overwrites what the server has.
	 */
	rebase?: ( mine: Of, before: Of, now: Of ) => Of;
	/** Whether the page has to be loaded again after a change, because other settings or menus appear or disappear. */
	needsReload?: ( next: Of, before: Of ) => boolean;
	Sections: ComponentType< SectionProps< Of > >;
	/** Sections below those of all components. */
	LastSections?: ComponentType< SectionProps< Of > >;
}

export type SettingsPart = Part< unknown >;

/** A part whose value has a type; the settings screen handles the values of all parts alike. */
export const settingsPart = < Of >( part: Part< Of > ): SettingsPart =>
	part as unknown as SettingsPart;

/** Loads a part. */
export type SettingsLoader = () => Promise< SettingsPart >;

const SettingsParts = createContext< readonly SettingsLoader[] >( [] );

export const SettingsPartsProvider = SettingsParts.Provider;

/** The parts of all components, as the app has listed them. */
export const useSettingsParts = () => useContext( SettingsParts );
