<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

use Svc\Kernel\Database\QueryFailed;
use Svc\Users\Fields\IntranetKey;
use Svc\Users\Storage\IntranetDrift;
use Svc\Users\Storage\IntranetMeta;
use Svc\Users\Storage\KeptCompanyStore;
use Svc\Users\Storage\Photo;
use Svc\Users\Storage\Profile;
use Svc\Users\Storage\ProfileRowWriter;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\ProfileTrash;
use Svc\Users\Storage\ProfileWriter;
use WP_User;

/** Updates profiles when other code changes accounts, user meta or the media library. */
final class ProfileFollower {

	public function __construct(
		private readonly ProfileStore $store,
		private readonly ProfileWriter $writer,
		private readonly ProfileRowWriter $rows,
		private readonly IntranetMeta $intranet,
		private readonly ProfileTrash $trash,
		private readonly KeptCompanyStore $kept,
	) {}

	/** @param int $user_id 0 when the meta of any account may have changed. */
	public function follow_intranet_meta( int $user_id, string $key ): void {
		if ( IntranetKey::DottedManagers->value === $key ) {
			self::quietly( fn () => $this->writer->exclusively( array( $this->rows, 'note_drawn' ) ) );
			return;
		}
		if ( in_array( $key, array( IntranetKey::Skills->value, IntranetKey::Bio->value ), true ) ) {
			$this->forget_company();
			return;
		}
		self::quietly( fn () => 0 === $user_id ? $this->follow_everybodys_meta() : $this->with_profile( $user_id, array( $this->writer, 'take_up_meta' ) ) );
	}

	/** WordPress's avatar depends on the account's e-mail. */
	public function follow_account( int $user_id, ?WP_User $before ): void {
		$now = get_userdata( $user_id );
		if ( false !== $now && $now->user_email !== $before?->user_email ) {
			self::quietly( fn () => $this->with_profile( $user_id, fn () => $this->rows->settle_emails( array( $user_id ) ) ) );
		}
	}

	public function follow_deletion( int $user_id ): void {
		self::quietly(
			function () use ( $user_id ): void {
				$this->with_profile( $user_id, $this->trash->erase( ... ) );
				if ( array() !== $this->trash->trash->of_user( $user_id ) ) {
					$this->writer->exclusively( fn () => array_map( $this->trash->erase_trashed( ... ), $this->trash->trash->of_user( $user_id ) ) );
				}
			}
		);
	}

	/** The files of an attachment of this site have changed. */
	public function follow_file( int $attachment_id ): void {
		$this->follow_photo( get_current_blog_id(), $attachment_id, Photos::url( $attachment_id ) );
	}

	/** @param string|null $url Null when the photo was deleted. Without an attachment ID, all photos of the site were. */
	public function follow_photo( int $site_id, ?int $attachment_id = null, ?string $url = null ): void {
		self::quietly(
			function () use ( $site_id, $attachment_id, $url ): void {
				if ( array() !== $this->store->with_photo( $site_id, $attachment_id ) ) {
					$this->writer->exclusively( fn () => $this->take_up_photo( $site_id, $attachment_id, $url ) );
				}
			}
		);
	}

	/**
	 * The lock outdates what find-colleague has kept of the company, and what is being read of it now. Where the lock cannot be
	 * taken, what is stored is deleted nevertheless: profiles have no copy of skills and bios that Site Health could compare.
	 */
	private function forget_company(): void {
		$is_done = false;
		self::quietly(
			function () use ( &$is_done ): void {
				$this->writer->exclusively( $this->kept->forget( ... ) );
				$is_done = true;
			}
		);
		if ( ! $is_done ) {
			self::quietly( $this->kept->forget( ... ) );
		}
	}

	private function follow_everybodys_meta(): void {
		$this->writer->exclusively(
			function (): void {
				foreach ( ( new IntranetDrift( $this->store, $this->intranet ) )->find() as $one => $difference ) {
					$this->with_profile( $one, array( $this->writer, 'take_up_meta' ) );
				}
			}
		);
	}

	private function take_up_photo( int $site_id, ?int $attachment_id, ?string $url ): void {
		foreach ( $this->store->with_photo( $site_id, $attachment_id ) as $profile ) {
			$photo = null === $url || null === $profile->photo ? null : new Photo( $profile->photo->id, $site_id, $url );
			$this->writer->take_up( $profile, array( 'photo' => $photo ) );
		}
	}

	/** @param callable(Profile): void $work Runs inside the lock. */
	private function with_profile( int $user_id, callable $work ): void {
		if ( null === $this->store->find_by_user( $user_id ) ) {
			return;
		}
		$this->writer->exclusively(
			function () use ( $user_id, $work ): void {
				$profile = $this->store->find_by_user( $user_id );
				if ( null !== $profile ) {
					$work( $profile );
				}
			}
		);
	}

	/**
	 * Database errors are only logged, because the followed change is already written. They occur, for example, between an
	 * update of the plugin and that of its tables. Site Health finds what profiles have missed.
	 *
	 * @param callable(): void $work
	 */
	private static function quietly( callable $work ): void {
		try {
			$work();
		} catch ( QueryFailed $failed ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the change is already written.
			error_log( "svc: $failed" );
		}
	}
}
