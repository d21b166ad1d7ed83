import type { ReactNode } from 'react';

interface Props {
	title?: string;
	texts: string[];
	/** What leads on: buttons. */
	children?: ReactNode;
}

/** In place of a list without rows. */
export const Empty = ( { title, texts, children }: Props ) => (
	<div className="svc-empty">
		{ title && <h2>{ title }</h2> }
		{ texts.map( ( text ) => (
			<p key={ text }>{ text }</p>
		) ) }
		{ children }
	</div>
);
