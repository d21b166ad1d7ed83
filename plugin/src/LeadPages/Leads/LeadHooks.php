<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Closure;
use Svc\LeadPages\Messages\MessageJob;
use Svc\LeadPages\Services;
use Svc\LeadPages\Settings\PolicyText;
use Svc\LeadPages\Webhooks\DeliveryStore;
use Svc\LeadPages\Webhooks\WebhookStore;
use Svc\Users\Storage\Profile;
use WP_Site;

/** What leads and the messages about them listen to. The objects are made when a hook fires. */
final class LeadHooks {

	/** The daily job of the outbox: Pruning::HOOK, without loading the class. */
	private const DAILY = 'svc_prune_outbox';

	/** LeadCleaner::HOOK. */
	private const CLEANING = 'svc_clean_leads';

	/** PersonalData::NAME. */
	private const PERSONAL_DATA = 'svc-leads';

	/** @param Closure(): Services $services */
	public function __construct( private readonly Closure $services ) {}

	public function register(): void {
		// Runs after that of the outbox, which brings the tables to this version first.
		add_action( self::DAILY, fn () => $this->run_daily(), 20 );
		add_action( self::CLEANING, fn () => $this->clean() );
		// Runs after the pages of the person have lost their owner.
		add_action( 'svc_profile_erased', fn ( Profile $profile ) => $this->owners()->follow_deletion( $profile->user_id ), 20 );
		add_action( 'svc_profile_updated', fn ( Profile $after, Profile $before ) => $after->user_id === $before->user_id ? null : $this->owners()->follow_move( $before->user_id, $after->user_id ), 20, 2 );
		add_action( 'wp_uninitialize_site', fn ( WP_Site $site ) => $this->forget_site( $site->id ), 20 );
		add_action( 'admin_init', fn () => ( new PolicyText( ( $this->services )()->settings()->current() ) )->suggest() );
		add_filter( 'wp_privacy_personal_data_exporters', fn ( array $exporters ): array => $exporters + array( self::PERSONAL_DATA => self::tool( 'exporter', fn ( string $email, int $page = 1 ): array => $this->personal_data()->export( $email, $page ) ) ) );
		add_filter( 'wp_privacy_personal_data_erasers', fn ( array $erasers ): array => $erasers + array( self::PERSONAL_DATA => self::tool( 'eraser', fn ( string $email ): array => $this->personal_data()->erase( $email ) ) ) );
	}

	/** @return array<string, mixed> */
	private static function tool( string $kind, Closure $callback ): array {
		return array(
			"{$kind}_friendly_name" => __( 'Enquiries', 'svc' ),
			'callback'              => $callback,
		);
	}

	private function run_daily(): void {
		$this->clean();
		( new MessageJob( ( $this->services )()->database ) )->run();
	}

	private function forget_site( int $site_id ): void {
		$services = ( $this->services )();
		$services->leads()->forget_site( $site_id );
		( new DeliveryStore( $services->database ) )->forget_site( $site_id );
		( new WebhookStore( $services->database ) )->forget_site( $site_id );
	}

	private function clean(): void {
		$this->owners()->follow_missed();
		( new LeadCleaner( ( $this->services )() ) )->clean();
	}

	private function owners(): OwnerFollower {
		return new OwnerFollower( ( $this->services )() );
	}

	private function personal_data(): PersonalData {
		return new PersonalData( ( $this->services )() );
	}
}
