import type { Settings } from '../../../client/src/settings/settings-schemas.js';
import {
	getSettings,
	updateSettings,
} from '../../../client/src/settings/settings.js';
import { settingsPart } from '../../shared/settings/part';
import { ifMatch, transport } from '../../shared/transport';
import { LastPeopleSections, PeopleSections } from './sections';

/** What the menu and the dashboard's first data depend on; where people have pages, also who is public. */
const inFirstData = [
	'components',
	'role_labels',
	'hidden_roles',
	'person_pages',
];

const differing = < Whole extends object >(
	next: Whole,
	before: Whole
): Partial< Whole > =>
	Object.fromEntries(
		Object.entries( next ).filter(
			( [ name, value ] ) =>
				JSON.stringify( value ) !==
				JSON.stringify( before[ name as keyof Whole ] )
		)
	) as Partial< Whole >;

/** The settings that differ; of labels and components only the members that do, because the server keeps the others. */
function changes( next: Settings, before: Settings ) {
	const changed = differing( next, before );
	return {
		...changed,
		...( changed.components && {
			components: differing( next.components, before.components ),
		} ),
		...( changed.role_labels && {
			role_labels: differing( next.role_labels, before.role_labels ),
		} ),
	};
}

function rebased( mine: Settings, before: Settings, now: Settings ): Settings {
	const changed = changes( mine, before );
	return {
		...now,
		...changed,
		components: { ...now.components, ...changed.components },
		role_labels: { ...now.role_labels, ...changed.role_labels },
	};
}

export const peopleSettings = settingsPart< Settings >( {
	async read( signal ) {
		const { body, etag } = await getSettings( transport, {
			...( signal && { signal } ),
		} );
		return { value: body, etag };
	},
	async write( next, { value, etag } ) {
		await updateSettings(
			transport,
			changes( next, value ),
			ifMatch( etag )
		);
	},
	rebase: rebased,
	needsReload: ( next, before ) =>
		Object.keys( changes( next, before ) ).some(
			( name ) =>
				inFirstData.includes( name ) ||
				( name === 'public_roles' && next.person_pages )
		),
	Sections: PeopleSections,
	LastSections: LastPeopleSections,
} );
