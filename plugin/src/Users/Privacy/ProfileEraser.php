<?php

declare( strict_types=1 );

namespace Svc\Users\Privacy;

use Svc\Users\Imports\TraceStore;
use Svc\Users\Photos\PhotoOwners;
use Svc\Users\Photos\PhotoUploads;
use Svc\Users\Storage\History\ChangeLog;
use Svc\Users\Storage\History\HistoryStore;
use Svc\Users\Storage\IntranetMeta;
use Svc\Users\Storage\KeptCompanyStore;
use Svc\Users\Storage\Photo;
use Svc\Users\Storage\Profile;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\ProfileTrash;
use Svc\Users\Storage\ProfileWriter;
use Svc\Users\Storage\TrashedProfile;
use WP_User;

/** Deletes a person's profile for good with its dependent data, those in the trash too, the photos that the person has uploaded, the history, and what imports keep, but not the account. */
final class ProfileEraser {

	public function __construct(
		private readonly ProfileStore $store,
		private readonly ProfileWriter $writer,
		private readonly ProfileTrash $trash,
		private readonly IntranetMeta $intranet,
		private readonly PhotoOwners $photo_owners,
		private readonly PhotoUploads $photo_uploads,
		private readonly TraceStore $traces,
		private readonly ChangeLog $log,
		private readonly HistoryStore $history,
		private readonly KeptCompanyStore $kept,
	) {}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: true} */
	public function erase( string $email ): array {
		$user = get_user_by( 'email', $email );
		if ( ! $user instanceof WP_User ) {
			return self::answer( $this->traces->erase( 0, $email, array() ) );
		}
		$traces = $this->traces->erase( $user->ID, $email, $this->names( $user->ID ) );
		$answer = $this->writer->exclusively( fn (): array => $this->erase_user( $user->ID ) );
		$this->history->forget_author( $user->ID );
		// Runs after the transaction, because files cannot be rolled back.
		$dropped = $this->photo_uploads->drop_unused_of( $user->ID );
		return array_merge( $answer, array( 'items_removed' => $answer['items_removed'] || $traces || $dropped > 0 ) );
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: true} */
	private function erase_user( int $user_id ): array {
		$this->intranet->forget( $user_id );
		$profile = $this->store->find_by_user( $user_id );
		$trashed = $this->trash->trash->of_user( $user_id );
		$erased  = array( ...array_filter( array( $profile ) ), ...array_map( static fn ( TrashedProfile $one ): Profile => $one->profile, $trashed ) );
		$library = array_filter( $erased, fn ( Profile $one ): bool => null !== $one->photo && ! $this->is_uploaded( $one->photo ) );
		// Also the intranet fields of an account that has no profile.
		$has_some = array() !== $erased || $this->intranet->has_any( $user_id );
		if ( null !== $profile ) {
			$this->trash->erase( $profile );
		}
		array_map( $this->trash->erase_trashed( ... ), $trashed );
		$this->intranet->clear( $user_id );
		$this->kept->forget();
		$has_some = $this->log->erase( $user_id ) || $has_some;
		return self::answer( $has_some, array() === $library ? array() : array( __( 'The photo of the profile is an image of the media library, where it stays until it is deleted there.', 'svc' ) ) );
	}

	/** @return list<string> Of the profile and of those in the trash. */
	private function names( int $user_id ): array {
		$profiles = array( $this->store->find_by_user( $user_id ), ...array_map( static fn ( TrashedProfile $one ): Profile => $one->profile, $this->trash->trash->of_user( $user_id ) ) );
		return array_map( static fn ( Profile $profile ): string => $profile->name(), array_values( array_filter( $profiles ) ) );
	}

	/** Such a photo is deleted with the profile. */
	private function is_uploaded( Photo $photo ): bool {
		return null !== $this->photo_owners->of( $photo->site_id, $photo->id );
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
