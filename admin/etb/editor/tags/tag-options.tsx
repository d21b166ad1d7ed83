import { contextText } from '../../vocabulary';
import { contexts, tagsOf } from '../data';

/** The merge tags as options of a select, by context. */
export const TagOptions = () => (
	<>
		{ contexts().map( ( context ) => (
			<optgroup key={ context } label={ contextText( context ) }>
				{ tagsOf( context ).map( ( { key, label } ) => (
					<option key={ key } value={ key }>
						{ label }
					</option>
				) ) }
			</optgroup>
		) ) }
	</>
);
