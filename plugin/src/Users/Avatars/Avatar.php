<?php

declare( strict_types=1 );

namespace Svc\Users\Avatars;

/** A person's image: the profile's photo, or else WordPress's avatar of the account. */
final class Avatar {

	private const PIXELS = 192;

	/** Takes the account's e-mail, because by user ID WordPress would read each account from the database. */
	public static function url( string $photo_url, string $account_email ): string {
		return '' !== $photo_url ? $photo_url : (string) get_avatar_url( $account_email, array( 'size' => self::PIXELS ) );
	}
}
