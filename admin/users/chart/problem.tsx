import type { ReactNode } from 'react';

/** So many are named. */
export const named = 5;

export function Problem( {
	title,
	count,
	children,
}: {
	title: string;
	count: number;
	children: ReactNode;
} ) {
	return (
		<div className="svc-problem">
			<h2>
				{ title } <span className="svc-problem__count">{ count }</span>
			</h2>
			{ children }
		</div>
	);
}
