<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Closure;
use Svc\Kernel\FirstWrite;
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

	/** @param Closure(): Services $services */
	public function __construct( private readonly Closure $services ) {}

	public function register(): void {
		// Runs after that of the outbox, which brings the tables to this version first.
		add_action( self::DAILY, fn () => $this->run_daily(), 20 );
		add_action( self::CLEANING, fn () => $this->clean() );
		add_action( FirstWrite::HOOK, $this->follow_writes( ... ) );
		if ( is_admin() ) {
			add_action( 'admin_init', fn () => ( new PolicyText( ( $this->services )()->settings()->current() ) )->suggest() );
		}
	}

	private function follow_writes(): void {
		// Runs after the pages of the person have lost their owner.
		add_action( 'svc_profile_erased', fn ( Profile $profile ) => $this->owners()->follow_deletion( $profile->user_id ), 20 );
		add_action( 'svc_profile_updated', fn ( Profile $after, Profile $before ) => $after->user_id === $before->user_id ? null : $this->owners()->follow_move( $before->user_id, $after->user_id ), 20, 2 );
		add_action( 'wp_uninitialize_site', fn ( WP_Site $site ) => $this->forget_site( $site->id ), 20 );
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
}
