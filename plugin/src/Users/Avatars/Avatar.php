<?php

declare( strict_types=1 );

namespace Svc\Users\Avatars;

/** The picture of somebody: the profile's own photo, or what WordPress would show for the account. */
final class Avatar {

	private const PIXELS = 192;

	/** The account's e-mail stands for the account: by its id, WordPress would read each account from the database. */
	public static function url( string $photo_url, string $account_email ): string {
		return '' !== $photo_url ? $photo_url : (string) get_avatar_url( $account_email, array( 'size' => self::PIXELS ) );
	}
}
