import type { Category, Purpose } from '../vocabulary';
import type { Rules } from './paste/fit';

/** A merge tag that templates of this purpose may have. */
export interface MergeTag {
	/** Such as `lead.first_name`. */
	key: string;
	label: string;
	type: 'text' | 'multiline' | 'email' | 'phone' | 'url';
	sample: string;
}

/** What Svc\EmailTemplates\Editor\TemplateEditor says of the template that is open. */
interface EditorData {
	/** Of the template, in the REST API. */
	route: string;
	purpose: Purpose;
	hasSubject: boolean;
	category: Category;
	isInUse: boolean;
	/** As the company record says. */
	isEqualHousingLender: boolean;
	/** Of the letter's text, in pixels. */
	width: number;
	/** Names of the blocks that it may have. */
	blocks: string[];
	rules: Rules;
	/** In the form of theme.json. */
	features: Record< string, unknown >;
	/** In the order of their contexts. */
	tags: MergeTag[];
}

declare global {
	interface Window {
		svcMail: EditorData;
	}
}

export const mail = (): EditorData => window.svcMail;

export const contextOf = ( { key }: MergeTag ): string =>
	key.split( '.' )[ 0 ] ?? '';

export const tagsOf = ( context: string ): MergeTag[] =>
	mail().tags.filter( ( tag ) => contextOf( tag ) === context );

/** The contexts of this purpose that have merge tags, in their order. */
export const contexts = (): string[] => [
	...new Set( mail().tags.map( contextOf ) ),
];

export const sampleOf = ( key: string ): string =>
	mail().tags.find( ( tag ) => tag.key === key )?.sample ?? '';
