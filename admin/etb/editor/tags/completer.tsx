import { addFilter } from '@wordpress/hooks';
import { contextText } from '../../vocabulary';
import { contextOf, mail, type MergeTag } from '../data';

const completer = {
	name: 'svc-merge-tags',
	className: 'svc-mail-completer',
	triggerPrefix: '{{',
	options: () => mail().tags,
	getOptionKeywords: ( tag: MergeTag ) => [
		tag.key,
		...tag.key.split( /[._]/ ),
		tag.label,
		...tag.label.split( ' ' ),
		contextText( contextOf( tag ) ),
	],
	getOptionLabel: ( tag: MergeTag ) => (
		<span className="svc-mail-completer__tag">
			<span>
				{ contextText( contextOf( tag ) ) }: { tag.label }
			</span>
			<code>{ tag.key }</code>
		</span>
	),
	getOptionCompletion: ( { key }: MergeTag ) => `{{${ key }}}`,
};

/** Suggests merge tags after `{{`. */
export const addCompleter = () =>
	addFilter(
		'editor.Autocomplete.completers',
		'svc/mail',
		( completers: object[] ) => [ ...completers, completer ]
	);
