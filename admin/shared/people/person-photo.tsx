import { initialsOf, withoutStandIn } from './initials';

interface Props {
	person: { first_name: string; last_name: string; avatar_url: string };
	size: number;
}

/** A photo with the initials behind it. The name stands beside it, so it is silent. */
export function Portrait( { person, size }: Props ) {
	return (
		<span
			className="svc-portrait"
			style={ { width: size, height: size, fontSize: size * 0.4 } }
			data-initials={ initialsOf( person.first_name, person.last_name ) }
			aria-hidden="true"
		>
			{ person.avatar_url && (
				<img
					key={ person.avatar_url }
					src={ withoutStandIn( person.avatar_url ) }
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
