import { initialsOf } from '../../../client/src/users/initials.js';

interface Props {
	person: { first_name: string; last_name: string; avatar_url: string };
	size: number;
}

/**
 * A photo, or the initials while it loads or if it fails to load.
 *
 * Hidden from screen readers, because the name is shown beside it.
 */
export function PersonPhoto( { person, size }: Props ) {
	return (
		<span
			className="svc-person-photo"
			style={ { width: size, height: size, fontSize: size * 0.4 } }
			data-initials={ initialsOf( person.first_name, person.last_name ) }
			aria-hidden="true"
		>
			{ person.avatar_url && (
				<img
					key={ person.avatar_url }
					src={ person.avatar_url }
					alt=""
					width={ size }
					height={ size }
					loading="lazy"
					onError={ ( { currentTarget } ) =>
						( currentTarget.hidden = true )
					}
				/>
			) }
		</span>
	);
}
