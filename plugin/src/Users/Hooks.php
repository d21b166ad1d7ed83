<?php

declare( strict_types=1 );

namespace Svc\Users;

use Svc\Kernel\FirstWrite;
use Svc\Users\Avatars\InitialsImage;
use Svc\Users\Bookmarks\BookmarkFeature;
use Svc\Users\Bookmarks\Posts\Sites;
use Svc\Users\Cli\CliFeature;
use Svc\Users\History\HistoryFeature;
use Svc\Users\Imports\ImportFeature;
use Svc\Users\Intranet\OrgChart\OrgChartFeature;
use Svc\Users\Intranet\Repair\RepairFeature;
use Svc\Users\Photos\PhotoFeature;
use Svc\Users\Photos\PhotoPosts;
use Svc\Users\Privacy\PolicyText;
use Svc\Users\Profiles\ProfileFeature;
use Svc\Users\Screens\ActivationNotice;
use Svc\Users\Screens\RowLinks;
use Svc\Users\Storage\Profile;
use WP_Post;
use WP_Site;
use WP_User;

/** Adds this component's callbacks to WordPress's hooks. The services are built when a hook fires. */
final class Hooks {

	/** Meta keys of the page builder's wishlist and of the bookmarks: copies of Wishlist::KEY and BookmarkStore::KEY that load no class. */
	private const BOOKMARK_KEYS = array( '_wished_posts', '_svc_bookmarks' );

	/** BookmarkLists::GROUP. */
	private const BOOKMARK_CACHE = 'svc_bookmarks';

	/** Cleaner::HOOK. */
	private const CLEANING = 'svc_clean_imports';

	/** InitialsImage::PARAMETER. */
	private const INITIALS = 'svc_initials';

	/** PageSettings::OPTION. */
	private const PERSON_PAGES = 'svc_person_pages';

	/** Sites::OPTION. */
	private const SITE = 'svc_site';

	/** TrashCleaner::HOOK. */
	private const EMPTYING = 'svc_empty_trash';

	/** HistoryCleaner::HOOK. */
	private const PRUNING = 'svc_prune_history';

	/** How the user meta keys of intranet fields begin. */
	private const INTRANET_KEYS = 'svc_intranet_';

	/** The AJAX actions by which Greenshift Query and REHub store wishlists. */
	private const BUILDER_ACTIONS = array( 'wp_ajax_gswishcounter', 'wp_ajax_rhwishlist' );

	/** PostedForm::MARK. */
	private const FORM = 'svc_do';

	/** The post meta with the paths of an image's files. */
	private const FILE_KEYS = array( '_wp_attached_file', '_wp_attachment_metadata' );

	/** Whether a row of user meta may have got another key in this request. */
	private bool $has_renamed_meta = false;

	public function __construct( private readonly Users $users ) {}

	public function register(): void {
		FirstWrite::before( 'svc_profile_created', 'svc_profile_updated', 'svc_profile_deleted', 'svc_profile_erased' );
		add_action( FirstWrite::HOOK, $this->follow_writes( ... ) );
		add_action( 'profile_update', fn ( int $user_id, mixed $before = null ) => $this->profiles()->follower()->follow_account( $user_id, $before instanceof WP_User ? $before : null ), 10, 2 );
		add_action( 'init', static fn () => PhotoPosts::declare_type() );
		$this->follow_files();
		$this->offer_bookmarks();
		$this->offer_tools();
		self::draw_initials();
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- PostedForm::take() checks the nonce.
		add_action( 'template_redirect', fn () => isset( $_POST[ self::FORM ] ) ? $this->users->people_blocks()->take_form() : null, 1 );
		// Runs before WordPress builds its sitemaps.
		add_action( 'init', fn () => self::has_person_pages() ? $this->users->person_pages()->register() : null, 5 );
	}

	private function follow_writes(): void {
		$this->follow_profiles();
		$this->follow_accounts();
		$this->follow_history();
		$this->follow_photos();
		$this->follow_bookmarks();
	}

	/** Sites that switched their pages off load as little as those that never had any. */
	private static function has_person_pages(): bool {
		$stored = maybe_unserialize( wp_load_alloptions()[ self::PERSON_PAGES ] ?? '' );
		return is_array( $stored ) && true === ( $stored['is_on'] ?? false );
	}

	private function follow_profiles(): void {
		foreach ( array( 'created', 'updated', 'deleted' ) as $event ) {
			add_action( "svc_profile_$event", $this->users->services->forget_caller_profiles( ... ), 0 );
		}
		add_action( 'svc_profile_created', fn ( Profile $profile ) => $this->photos()->follower()->follow_creation( $profile ) );
		add_action( 'svc_profile_updated', fn ( Profile $after, Profile $before ) => $this->photos()->follower()->follow_update( $after, $before ), 10, 2 );
		foreach ( array( 'deleted', 'erased' ) as $event ) {
			add_action( "svc_profile_$event", fn ( Profile $profile ) => $this->photos()->follower()->follow_deletion( $profile ) );
		}
	}

	private function follow_accounts(): void {
		foreach ( array( 'added', 'updated', 'deleted' ) as $event ) {
			add_action( "{$event}_user_meta", fn ( mixed $meta_id, mixed $user_id, mixed $key ) => $this->has_renamed_meta || self::may_be_intranet( $key ) ? $this->profiles()->intranet_watch()->notice( $meta_id, $user_id, $key ) : null, 10, 3 );
		}
		// Only known before the write: whether a key is deleted for all accounts, and the old name of a renamed key.
		add_filter( 'delete_user_metadata', fn ( mixed $done, mixed $user_id, mixed $key, mixed $value, mixed $is_all ): mixed => self::may_be_intranet( $key ) ? $this->profiles()->intranet_watch()->notice_deletion( $done, $user_id, $key, $value, $is_all ) : $done, PHP_INT_MAX, 5 );
		add_filter(
			'update_user_metadata_by_mid',
			function ( mixed $done, mixed $meta_id, mixed $value, mixed $key ): mixed {
				$this->has_renamed_meta = true;
				return $this->profiles()->intranet_watch()->notice_renaming( $done, $meta_id, $value, $key );
			},
			PHP_INT_MAX,
			4
		);
		// Runs before the user meta are deleted, which have the manager that the reports move to. On a network wp_delete_user()
		// only takes a user off one site, and fires the same hooks.
		$deletion = is_multisite() ? 'wpmu_delete_user' : 'delete_user';
		add_action( $deletion, fn ( int $user_id ) => $this->profiles()->follower()->follow_deletion( $user_id ) );
		add_action( $deletion, fn ( int $user_id ) => $this->users->feature( ImportFeature::class )->invitations()->forget( $user_id ) );
		add_action( $deletion, fn ( int $user_id ) => $this->bookmarks()->account_follower()->leave( $user_id ) );
		// Runs after the account's profile was deleted.
		add_action( $deletion, fn ( int $user_id ) => $this->photos()->follower()->follow_account( $user_id ), 20 );
		add_action( 'wp_uninitialize_site', fn ( WP_Site $site ) => $this->users->feature( ImportFeature::class )->invitations()->forget_site( $site->id ) );
		add_action( 'deleted_user', fn ( int $user_id ) => $this->bookmarks()->account_follower()->forget( $user_id ) );
	}

	/** Databases take a key in capitals or with special characters for ours; a plain key that begins otherwise is another one. */
	private static function may_be_intranet( mixed $key ): bool {
		return ! is_string( $key ) || 1 !== preg_match( '/^\w+$/D', $key ) || 0 === stripos( $key, self::INTRANET_KEYS );
	}

	private function follow_history(): void {
		$is_ours = static fn ( mixed $key ): bool => is_string( $key ) && str_starts_with( $key, self::INTRANET_KEYS );
		add_action( 'add_user_meta', fn ( mixed $user_id, mixed $key ) => $is_ours( $key ) ? $this->history()->follower()->remember( $user_id, $key ) : null, 10, 2 );
		foreach ( array( 'update', 'delete' ) as $write ) {
			add_action( "{$write}_user_meta", fn ( mixed $meta_ids, mixed $user_id, mixed $key ) => $is_ours( $key ) ? $this->history()->follower()->remember( $user_id, $key, $meta_ids ) : null, 10, 3 );
		}
		foreach ( array( 'added', 'updated', 'deleted' ) as $event ) {
			add_action( "{$event}_user_meta", fn ( mixed $meta_ids, mixed $user_id, mixed $key ) => $is_ours( $key ) ? $this->history()->follower()->follow( $key ) : null, 10, 3 );
		}
		// Runs after the account's profile was deleted.
		add_action( is_multisite() ? 'wpmu_delete_user' : 'delete_user', fn ( int $user_id ) => $this->history()->follower()->follow_deletion( $user_id ), 20 );
	}

	private function follow_files(): void {
		$changed = function ( mixed $meta_id, mixed $post_id, mixed $key ): void {
			if ( in_array( $key, self::FILE_KEYS, true ) ) {
				$this->profiles()->follower()->follow_file( (int) $post_id );
			}
		};
		add_action( 'added_post_meta', $changed, 10, 3 );
		add_action( 'updated_post_meta', $changed, 10, 3 );
	}

	private function follow_photos(): void {
		add_action( 'delete_attachment', fn ( int $post_id ) => $this->profiles()->follower()->follow_photo( get_current_blog_id(), $post_id ) );
		add_action( 'before_delete_post', $this->follow_photo_post( ... ), 10, 2 );
		add_action(
			'wp_uninitialize_site',
			function ( WP_Site $site ): void {
				// Runs before the profiles drop their photos, so that they find no photo left to delete.
				$this->photos()->follower()->follow_site( $site );
				$this->profiles()->follower()->follow_photo( $site->id );
				$this->users->feature( OrgChartFeature::class )->forget_site( $site->id );
			}
		);
	}

	private function follow_photo_post( int $post_id, WP_Post $post ): void {
		if ( PhotoPosts::TYPE === $post->post_type ) {
			$this->photos()->follower()->follow_post( $post_id, $post );
			$this->profiles()->follower()->follow_photo( get_current_blog_id(), $post_id );
		}
	}

	private function offer_bookmarks(): void {
		wp_cache_add_global_groups( self::BOOKMARK_CACHE );
		wp_cache_add_non_persistent_groups( self::BOOKMARK_CACHE );
		add_action( 'clean_user_cache', static fn ( int $user_id ) => wp_cache_delete( $user_id, self::BOOKMARK_CACHE ) );
		add_action( 'wp_loaded', $this->follow_site( ... ), PHP_INT_MAX );
		add_filter( 'get_user_metadata', fn ( mixed $found, mixed $user_id, mixed $key, mixed $single ): mixed => ! $key || self::is_of_bookmarks( $key ) ? $this->bookmarks()->wishlist_follower()->read( $found, $user_id, $key, $single ) : $found, 10, 4 );
	}

	private function follow_bookmarks(): void {
		$is_ours = self::is_of_bookmarks( ... );
		foreach ( array( 'update', 'add', 'delete' ) as $write ) {
			add_filter( "{$write}_user_metadata", fn ( mixed $done, mixed $user_id, mixed $key, mixed $value, mixed $more ): mixed => $is_ours( $key ) ? $this->bookmarks()->wishlist_follower()->$write( $done, $user_id, $key, $value, $more ) : $done, 10, 5 );
		}
		foreach ( array( 'added', 'updated' ) as $event ) {
			add_action( "{$event}_user_meta", fn ( mixed $row_id, mixed $user_id, mixed $key ) => $is_ours( $key ) ? $this->bookmarks()->wishlist_follower()->follow( $row_id, $user_id, $key ) : null, 10, 3 );
		}
		add_action( 'deleted_user_meta', fn ( mixed $row_ids, mixed $user_id, mixed $key ) => $is_ours( $key ) ? $this->bookmarks()->wishlist_follower()->follow_deletion( $row_ids, $user_id, $key ) : null, 10, 3 );
	}

	private static function is_of_bookmarks( mixed $key ): bool {
		return in_array( $key, self::BOOKMARK_KEYS, true );
	}

	/** Runs when all plugins are loaded. Requests that find no page (REST API, login, XML-RPC) leave the note to others, once there is one. */
	private function follow_site(): void {
		if ( is_multisite() ) {
			$note = fn () => ( new Sites( $this->users->services->home ) )->note();
			if ( is_admin() || wp_doing_cron() || false === get_option( self::SITE ) ) {
				$note();
			} else {
				add_action( 'wp', $note );
			}
		}
		$has_hook = array() !== array_filter( self::BUILDER_ACTIONS, static fn ( string $action ): bool => false !== has_action( $action ) );
		if ( $has_hook || false !== has_filter( 'svc_has_wishlist_builder' ) ) {
			$this->bookmarks()->mark_follower()->start();
		}
	}

	/** As WordPress names it, such as `svc/svc.php`. Finding it out takes time that most requests need not spend. */
	private static function plugin(): string {
		return plugin_basename( dirname( __DIR__, 2 ) . '/svc.php' );
	}

	private function offer_tools(): void {
		add_action( self::PRUNING, fn () => $this->history()->cleaner()->clean() );
		// The same daily job: outdated rows have people as they were.
		add_action( self::PRUNING, fn () => $this->users->services->kept_company()->prune() );
		add_action( self::CLEANING, fn () => $this->users->feature( ImportFeature::class )->cleaner()->clean() );
		add_action( self::EMPTYING, fn () => $this->profiles()->cleaner()->clean() );
		add_filter( 'debug_information', fn ( mixed $sections ): mixed => is_array( $sections ) ? ( new DebugInfo( $this->users->services->database ) )->add( $sections ) : $sections );
		add_action( 'activated_plugin', static fn ( string $name ) => self::plugin() === $name ? ActivationNotice::expect() : null );
		if ( is_admin() ) {
			$plugin = self::plugin();
			add_action( 'admin_init', static fn () => PolicyText::suggest() );
			foreach ( array( 'plugin_action_links', 'network_admin_plugin_action_links' ) as $links ) {
				add_filter( "{$links}_$plugin", static fn ( array $row ): array => ( new RowLinks() )->add( $row ) );
			}
			add_action( 'load-plugins.php', static fn () => ActivationNotice::offer() );
			add_filter( 'plugin_row_meta', static fn ( array $row, string $name, array $data ): array => $name === $plugin ? ( new RowLinks() )->add_docs( $row, $data ) : $row, 10, 3 );
		}
		$is_command = defined( 'WP_CLI' ) && WP_CLI;
		if ( is_admin() || wp_doing_cron() || $is_command ) {
			$this->users->feature( RepairFeature::class )->register();
		}
		if ( $is_command ) {
			$this->users->feature( CliFeature::class )->register();
		}
	}

	/** Images of initials belong to no page, so they are sent before WordPress looks for one. */
	private static function draw_initials(): void {
		$initials = $_GET[ self::INITIALS ] ?? null; // phpcs:ignore WordPress.Security -- public images, sent to pages that other sites show too; only letters are drawn.
		if ( is_string( $initials ) && InitialsImage::is_address( esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ) ) ) ) {
			add_action(
				'init',
				static function () use ( $initials ): never {
					InitialsImage::send( $initials );
					exit;
				},
				0
			);
		}
	}

	private function profiles(): ProfileFeature {
		return $this->users->feature( ProfileFeature::class );
	}

	private function history(): HistoryFeature {
		return $this->users->feature( HistoryFeature::class );
	}

	private function photos(): PhotoFeature {
		return $this->users->feature( PhotoFeature::class );
	}

	private function bookmarks(): BookmarkFeature {
		return $this->users->feature( BookmarkFeature::class );
	}
}
