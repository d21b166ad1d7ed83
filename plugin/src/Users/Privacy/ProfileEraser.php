<?php

declare( strict_types=1 );

namespace Svc\Users\Privacy;

use Svc\Users\Storage\IntranetMeta;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\ProfileWriter;
use WP_User;

/** Takes away the profile of somebody, with all that hangs on it. The account is WordPress's own to erase. */
final class ProfileEraser {

	public function __construct(
		private readonly ProfileStore $store,
		private readonly ProfileWriter $writer,
		private readonly IntranetMeta $intranet,
	) {}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: true} */
	public function erase( string $email ): array {
		$user = get_user_by( 'email', $email );
		return $user instanceof WP_User
			? $this->writer->exclusively( fn (): array => $this->erase_user( $user->ID ) )
			: self::answer( false );
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: true} */
	private function erase_user( int $user_id ): array {
		$this->intranet->forget( $user_id );
		$profile = $this->store->find_by_user( $user_id );
		if ( null !== $profile ) {
			$this->writer->delete( $profile );
			return null === $profile->photo
				? self::answer( true )
				: self::answer( true, array( __( 'The photo of the profile is an image of the media library, where it stays until it is deleted there.', 'svc' ) ) );
		}
		// What somebody has written of an account that has no profile.
		$has_some = $this->intranet->has_any( $user_id );
		$this->intranet->clear( $user_id );
		return self::answer( $has_some );
	}

	/**
	 * @param list<string> $messages
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: true}
	 */
	private static function answer( bool $is_removed, array $messages = array() ): array {
		return array(
			'items_removed'  => $is_removed,
			'items_retained' => array() !== $messages,
			'messages'       => $messages,
			'done'           => true,
		);
	}
}
