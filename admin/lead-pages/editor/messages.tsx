import { createContext, useContext } from '@wordpress/element';
import { messagesBelow } from './refusals';

/** What the server has refused, by the names of the API. */
const Refusals = createContext< Readonly< Record< string, string > > >( {} );

export const RefusalsProvider = Refusals.Provider;

/** The messages of a place, such as `form.fields[2]`, and of what is below it. */
export const useMessages = ( place: string ): string[] =>
	messagesBelow( useContext( Refusals ), place );

/** Shown at the field that they are about, and announced when they come. */
export function Messages( { of: place }: { of: string } ) {
	const messages = useMessages( place );
	return messages.length === 0 ? null : (
		<div className="svc-lead-panel__error" role="alert">
			{ messages.map( ( message ) => (
				<p key={ message }>{ message }</p>
			) ) }
		</div>
	);
}
