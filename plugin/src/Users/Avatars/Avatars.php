<?php

declare( strict_types=1 );

namespace Svc\Users\Avatars;

use Svc\Users\Settings\Settings;
use Svc\Users\Storage\Profile;

/** Addresses of people's images: the profile's photo, what another plugin gives, Gravatar where the settings say so, or the initials. */
final class Avatars {

	private const PIXELS = 192;

	/** By which other plugins replace WordPress's avatars. */
	private const FILTERS = array( 'pre_get_avatar_data', 'get_avatar_url', 'get_avatar_data' );

	/** Whether other plugins may give avatars. */
	public readonly bool $is_filtered;

	/** Whether people without a photo have the image of their initials and no other. */
	public readonly bool $are_initials;

	private readonly ?Gravatar $gravatar;
	private readonly InitialsImage $images;

	public function __construct() {
		$this->is_filtered  = array() !== array_filter( self::FILTERS, 'has_filter' );
		$this->gravatar     = ! $this->is_filtered && Settings::uses_gravatar() ? new Gravatar( self::PIXELS ) : null;
		$this->are_initials = ! $this->is_filtered && null === $this->gravatar;
		$this->images       = new InitialsImage();
	}

	public function of( Profile $profile ): string {
		return $this->url( $profile->photo->url ?? '', Initials::of( $profile->first_name, $profile->last_name ), $profile->user_id, $profile->account_email );
	}

	public function url( string $photo_url, string $initials, int $user_id, string $account_email ): string {
		return '' === $photo_url ? $this->standing_in( $initials, $user_id, $account_email ) : $photo_url;
	}

	/**
	 * Reads the accounts at once where other plugins will ask for each.
	 *
	 * @param list<int> $user_ids
	 */
	public function prepare( array $user_ids ): void {
		if ( $this->is_filtered ) {
			array_map( 'cache_users', array_chunk( $user_ids, 1000 ) );
		}
	}

	private function standing_in( string $initials, int $user_id, string $account_email ): string {
		$url = match ( true ) {
			$this->is_filtered      => $this->filtered( $user_id ),
			null !== $this->gravatar => $this->gravatar->url( $account_email ),
			default                 => '',
		};
		return '' === $url ? $this->images->url( $initials ) : $url;
	}

	/** Empty where it is Gravatar's and the settings do not say so. Asks by user ID, because not all plugins look up e-mails. */
	private function filtered( int $user_id ): string {
		$url      = (string) get_avatar_url( $user_id, array( 'size' => self::PIXELS ) );
		$is_shown = 1 === preg_match( '~^https?://~i', $url ) && ( ! Gravatar::is( $url ) || Settings::uses_gravatar() );
		return $is_shown ? $url : '';
	}
}
